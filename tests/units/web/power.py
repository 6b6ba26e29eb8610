"""A server on a machine whose power is cut: of what it has written only that is left which was forced to the disk.

A library that is loaded before all others copies a file whenever the program has it forced to the disk; after the cut the
copies stand in place of the files. That a file was removed is on the disk with the next that is forced there, as journals of
file systems have it.
"""

import random
import shutil
import subprocess
from pathlib import Path

from tests.units.web.crashing import Killing

SOURCE = r"""
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* Copies a file of the folder as it is now; the copy is there whole or not at all. */
static int keep(int file) {
    const char *folder = getenv("POWER_FOLDER"), *kept = getenv("POWER_KEPT");
    char link[64], path[PATH_MAX], half[PATH_MAX], whole[PATH_MAX], block[65536];
    struct stat about;
    if (!folder || !kept) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0 || fstat(file, &about) || !S_ISREG(about.st_mode)) return 0;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder))) return 0;
    snprintf(whole, sizeof whole, "%s/%s", kept, strrchr(path, '/') + 1);
    snprintf(half, sizeof half, "%s.half", whole);
    int from = open(path, O_RDONLY), to = open(half, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (from < 0 || to < 0) abort();
    for (ssize_t got; (got = read(from, block, sizeof block)) > 0;)
        if (write(to, block, got) != got) abort();
    close(from);
    close(to);
    return rename(half, whole);
}

/* Forgets the copies of files that were removed. */
static void forget(void) {
    const char *folder = getenv("POWER_FOLDER"), *kept = getenv("POWER_KEPT");
    DIR *names = kept ? opendir(kept) : NULL;
    char file[PATH_MAX], copy[PATH_MAX];
    for (struct dirent *name; names && (name = readdir(names));) {
        snprintf(file, sizeof file, "%s%s", folder, name->d_name);
        snprintf(copy, sizeof copy, "%s/%s", kept, name->d_name);
        if (name->d_name[0] != '.' && access(file, F_OK)) unlink(copy);
    }
    if (names) closedir(names);
}

static int force(int file) {
    pthread_mutex_lock(&turn);
    int failed = keep(file);
    forget();
    pthread_mutex_unlock(&turn);
    return failed;
}

int fsync(int file) { return force(file); }
int fdatasync(int file) { return force(file); }
"""


def build_library(folder: Path) -> Path:
    """The library, compiled."""
    source, library = folder / "power.c", folder / "power.so"
    source.write_text(SOURCE)
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-lpthread"], check=True)
    return library


class Powered(Killing):
    """A server in a process of its own, whose power can be cut."""

    def __init__(self, folder: Path, port: int, *, fault: str = "") -> None:
        self.folder, self.kept = folder / "disk", folder / "kept"
        self.folder.mkdir()
        self.kept.mkdir()
        super().__init__(
            self.folder, port, fault=fault, LD_PRELOAD=str(build_library(folder)), POWER_FOLDER=f"{self.folder}/",
            POWER_KEPT=str(self.kept),
        )  # fmt: skip

    def strike(self, rng: random.Random) -> None:
        """Cuts the power, and starts the machine and the server again."""
        self.kill()
        shutil.rmtree(self.folder)
        self.folder.mkdir()
        for path in self.kept.iterdir():
            if path.suffix != ".half":
                shutil.copy(path, self.folder)
        self.start()
