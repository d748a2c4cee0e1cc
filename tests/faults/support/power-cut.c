/*
 * Preloaded into PostgreSQL by power-cut.ts. Before a write to the data folder it saves what the write replaces; a
 * sync of the file drops what was saved. What is left when everything is killed is what a power cut may take away.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name)                                                  \
  ({                                                                \
    static __typeof__(&name) real;                                  \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    real;                                                           \
  })

struct record {
  int64_t offset, length, size;
};

/* The journal of a file of the data folder, locked; -1 for any other file, and for one without a journal unless it is
   made. */
static int journal_of(int fd, struct stat *st, int make) {
  char link[64], path[4096];
  const char *data = getenv("POWER_CUT_DATA"), *journal = getenv("POWER_CUT_JOURNAL");
  if (!data || !journal || fstat(fd, st) != 0 || !S_ISREG(st->st_mode)) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t got = readlink(link, path, sizeof path - 1);
  if (got <= 0) return -1;
  path[got] = 0;
  if (strncmp(path, data, strlen(data)) != 0) return -1;
  snprintf(path, sizeof path, "%s/%lu", journal, (unsigned long)st->st_ino);
  int out = open(path, O_RDWR | make | O_APPEND | O_CLOEXEC, 0666);
  if (out < 0 && !make) return -1;
  if (out < 0) abort();
  fchmod(out, 0666);
  flock(out, LOCK_EX);
  fstat(fd, st);
  return out;
}

/* Saves what lies between offset and offset + length, and how large the file was. */
static int save(int fd, int64_t offset, int64_t length) {
  struct stat st;
  int out = journal_of(fd, &st, O_CREAT);
  if (out < 0) return -1;
  if (offset < 0) offset = st.st_size;
  int64_t end = offset + length < st.st_size ? offset + length : st.st_size;
  struct record record = {offset, end > offset ? end - offset : 0, st.st_size};
  char *old = malloc(record.length + 1);
  if (record.length > 0 && pread(fd, old, record.length, offset) != record.length) abort();
  struct iovec parts[] = {{&record, sizeof record}, {old, record.length}};
  if (REAL(writev)(out, parts, 2) != (ssize_t)(sizeof record + record.length)) abort();
  free(old);
  return out;
}

#define SAVED(fd, offset, length, call)      \
  int journal = save(fd, offset, length);    \
  __typeof__(call) result = call;            \
  if (journal >= 0) close(journal);          \
  return result

static int64_t here(int fd) {
  return fcntl(fd, F_GETFL) & O_APPEND ? -1 : lseek(fd, 0, SEEK_CUR);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  SAVED(fd, here(fd), length, REAL(write)(fd, bytes, length));
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  SAVED(fd, offset, length, REAL(pwrite)(fd, bytes, length, offset));
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  size_t length = 0;
  for (int at = 0; at < count; at++) length += parts[at].iov_len;
  SAVED(fd, offset, length, REAL(pwritev)(fd, parts, count, offset));
}
int posix_fallocate(int fd, off_t offset, off_t length) {
  SAVED(fd, offset, 0, REAL(posix_fallocate)(fd, offset, length));
}
int ftruncate(int fd, off_t length) {
  SAVED(fd, length, INT64_MAX / 2, REAL(ftruncate)(fd, length));
}
ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
  SAVED(to, to_at ? *to_at : here(to), length, REAL(copy_file_range)(from, from_at, to, to_at, length, flags));
}

/* This machine loses no power, so forgetting is all a sync has to do. */
static int forget(int fd) {
  struct stat st;
  int journal = journal_of(fd, &st, 0);
  if (journal < 0) return 0;
  int result = REAL(ftruncate)(journal, 0);
  close(journal);
  return result;
}
int fsync(int fd) { return forget(fd); }
int fdatasync(int fd) { return forget(fd); }

/* A removed file's number goes to another file, which must not inherit its journal. */
static void drop(const char *path) {
  struct stat st;
  char file[4096];
  const char *journal = getenv("POWER_CUT_JOURNAL");
  if (!journal || stat(path, &st) != 0) return;
  snprintf(file, sizeof file, "%s/%lu", journal, (unsigned long)st.st_ino);
  REAL(unlink)(file);
}
int unlink(const char *path) {
  drop(path);
  return REAL(unlink)(path);
}
int rename(const char *from, const char *to) {
  drop(to);
  return REAL(rename)(from, to);
}
