/** Hands bytes to the browser as a file of that name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the address up when it gets to it; freeing it at once loses the file in Safari.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `1,2 MB`, in the reader's language. */
export function sizeInWords(bytes: number, format: (n: number) => string): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  return `${format(Math.round((bytes / 1024 ** step) * 10) / 10)} ${units[step]}`;
}
