// SPDX-License-Identifier: GPL-3.0-or-later
// What an AppImage of Hanpan begins with (AppImage specification, type 2): a program that needs nothing, not even FUSE. The file
// system behind it (squashfs) is unpacked once, into the user's folder for caches, and started there; what an earlier version left
// there and nobody uses any more goes. portable.sh puts the two together.
//   --appimage-extract   unpacks into squashfs-root here and does no more
//   --appimage-offset    says where the file system begins
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#undef _POSIX_C_SOURCE // it wants another
#include <squashfuse.h>

static _Noreturn void fail(const char* what, const char* of)
{
    fprintf(stderr, "AppImage: %s %s: %s\n", what, of, strerror(errno));
    exit(1);
}

/// Where this program ends in its file: behind its table of sections.
static size_t end_of_program(const char* file)
{
    Elf64_Ehdr head;
    const int from = open(file, O_RDONLY | O_CLOEXEC);
    if (from < 0 || read(from, &head, sizeof head) != (ssize_t)sizeof head)
        fail("cannot read", file);
    close(from);
    return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

/// One file, folder or link of the file system, written to `to`.
static void unpack_one(sqfs* fs, sqfs_inode_id id, const char* to)
{
    sqfs_inode inode;
    if (sqfs_inode_get(fs, &inode, id) != SQFS_OK)
        fail("cannot unpack", to);
    const mode_t mode = inode.base.mode;
    if (S_ISDIR(mode)) {
        if (mkdir(to, 0755) != 0)
            fail("cannot make", to);
    } else if (S_ISLNK(mode)) {
        char target[PATH_MAX];
        size_t size = sizeof target;
        if (sqfs_readlink(fs, &inode, target, &size) != SQFS_OK || symlink(target, to) != 0)
            fail("cannot link", to);
    } else if (S_ISREG(mode)) {
        static char part[1 << 20];
        const int file = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (mode & 0777) | 0600);
        if (file < 0)
            fail("cannot write", to);
        for (sqfs_off_t at = 0, size = sizeof part; size > 0; at += size) {
            size = sizeof part;
            if (sqfs_read_range(fs, &inode, at, &size, part) != SQFS_OK || write(file, part, (size_t)size) != size)
                fail("cannot write", to);
        }
        if (close(file) != 0)
            fail("cannot write", to);
    }
}

/// Says that somebody uses this folder, until what is started here has ended.
static void use(const char* folder)
{
    const int lock = open(folder, O_RDONLY | O_DIRECTORY);
    if (lock < 0 || flock(lock, LOCK_SH) != 0)
        fail("cannot use", folder);
}

/// The whole file system, in a folder that this makes.
static void unpack(sqfs* fs, const char* folder)
{
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    if (mkdir(folder, 0755) != 0)
        fail("cannot make", folder);
    use(folder);
    if (sqfs_traverse_open(&walk, fs, sqfs_inode_root(fs)) != SQFS_OK)
        fail("cannot unpack into", folder);
    while (sqfs_traverse_next(&walk, &error)) {
        char to[PATH_MAX];
        if (walk.dir_end)
            continue;
        if (snprintf(to, sizeof to, "%s/%s", folder, walk.path) >= (int)sizeof to) {
            errno = ENAMETOOLONG;
            fail("cannot unpack into", folder);
        }
        unpack_one(fs, sqfs_dentry_inode(&walk.entry), to);
    }
    if (error != SQFS_OK)
        fail("cannot unpack into", folder);
    sqfs_traverse_close(&walk);
}

static int remove_one(const char* path, const struct stat* about, int kind, struct FTW* where)
{
    (void)about, (void)kind, (void)where;
    return remove(path);
}

static void remove_folder(const char* folder) { nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS); }

/// What other versions left in `caches` goes, unless it is used this moment: whoever uses one holds a lock on it.
static void tidy(const char* caches, const char* mine)
{
    DIR* all = opendir(caches);
    for (struct dirent* one; all && (one = readdir(all));) {
        char path[PATH_MAX];
        if (strncmp(one->d_name, "appimage-", 9) != 0 || strcmp(one->d_name, mine) == 0 ||
            snprintf(path, sizeof path, "%s/%s", caches, one->d_name) >= (int)sizeof path)
            continue;
        const int lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
            remove_folder(path);
        close(lock);
    }
    if (all)
        closedir(all);
}

int main(int argc, char* argv[])
{
    char self[PATH_MAX], caches[PATH_MAX - 300], folder[PATH_MAX], part[PATH_MAX];
    const ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0)
        fail("cannot read", "/proc/self/exe");
    self[length] = 0;
    const size_t offset = end_of_program(self);
    const char* asked = argc > 1 ? argv[1] : "";
    if (strcmp(asked, "--appimage-offset") == 0)
        return printf("%zu\n", offset) < 0;
    sqfs fs;
    if (sqfs_open_image(&fs, self, offset) != SQFS_OK)
        return 1;
    if (strcmp(asked, "--appimage-extract") == 0) {
        unpack(&fs, "squashfs-root");
        return 0;
    }

    const char* cache = getenv("XDG_CACHE_HOME");
    const char* home = getenv("HOME");
    if (cache && *cache == '/')
        snprintf(caches, sizeof caches, "%s", cache);
    else
        snprintf(caches, sizeof caches, "%s/.cache", home && *home == '/' ? home : "/tmp");
    mkdir(caches, 0700);
    strncat(caches, "/hanpan", sizeof caches - strlen(caches) - 1);
    mkdir(caches, 0700);
    char name[64];
    snprintf(name, sizeof name, "appimage-%u-%llu", fs.sb.mkfs_time, (unsigned long long)fs.sb.bytes_used);
    snprintf(folder, sizeof folder, "%s/%s", caches, name);
    if (access(folder, X_OK) != 0) {
        // Beside it, then in one step under its name: nobody starts half of it. Two at once: the first wins.
        snprintf(part, sizeof part, "%s/appimage-part-%d", caches, (int)getpid());
        unpack(&fs, part);
        if (rename(part, folder) != 0)
            remove_folder(part);
    }
    sqfs_fd_close(fs.fd);
    use(folder);
    tidy(caches, name);
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", argv[0], 1);
    strncat(folder, "/AppRun", sizeof folder - strlen(folder) - 1);
    argv[0] = folder;
    execv(folder, argv);
    fail("cannot start", folder);
}
