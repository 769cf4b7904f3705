/** The version that runs before this one: the last tag, else the commit before. Undefined where the checkout doesn't know one. */
export function previousVersion(): string | undefined;
/** Files of a version below a folder. @param path a part of it; left out: all of it */
export function layOut(version: string, folder: string, path?: string): void;
