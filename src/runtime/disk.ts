// What a disk says when something cannot be written -> plain words.

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
  EBUSY: 'the folder is mounted, or in use',
  EXDEV: 'the folder is mounted from another disk',
  EFBIG: 'a file grew past the allowed size',
}

/** Why a file or folder could not be written. */
export function diskReason(fault: unknown): string {
  const { code = '', message } = fault as NodeJS.ErrnoException
  return REASONS[code] ?? message
}
