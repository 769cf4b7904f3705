/** What a ZIP may hold. A ratio above this is a bomb: real payroll PDFs shrink to a half, text to a twentieth. */
export const ZIP_LIMITS = { unpackedBytes: 2 * 1024 * 1024 * 1024, files: 5_000, ratio: 100 };
/** Below this the ratio says nothing. */
export const RATIO_FREE_BYTES = 10 * 1024 * 1024;
/** No program of ours or of payroll writes such names; whoever does means a folder that is not ours. */
export const ESCAPING = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[A-Za-z]:/;
