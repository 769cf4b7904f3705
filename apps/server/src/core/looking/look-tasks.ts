/** What a looking thread is asked: about what strangers sent, whose bytes are handed over, and PDFs that were cut out of it. */
export type LookTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }
  | { readonly kind: 'photo'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'paper'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'richText'; readonly markup: string }
  | { readonly kind: 'stamp'; readonly pdf: Uint8Array; readonly url: string }
  | { readonly kind: 'join'; readonly pdfs: readonly Uint8Array[]; readonly title: string };

export interface LookResults {
  /** The bytes as they may be kept; undefined: it is not what it says it is. */
  readonly upload: Uint8Array | undefined;
  /** A PDF page of the picture's size in pixels. */
  readonly photo: PhotoPage | { readonly tooLarge: string } | undefined;
  readonly paper: PhotoPage | { readonly tooLarge: string } | undefined;
  /** The markup as it may be kept, and whether there are words in it. */
  readonly richText: { readonly markup: string; readonly hasWords: boolean };
  /** The PDF with the code that opens this address. */
  readonly stamp: Uint8Array | undefined;
  /** All as one. */
  readonly join: Uint8Array | undefined;
}

export interface PhotoPage {
  readonly pdf: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A fault is ours: what strangers do wrong is a result. */
export type LookAnswer = { readonly result: LookResults[LookTask['kind']] } | { readonly fault: string };
