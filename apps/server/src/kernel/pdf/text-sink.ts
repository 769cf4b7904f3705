/** All that stands on pages, one page behind the other, as UTF-8 with a blank between words. */
export interface PageTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each page's end: as many as there are pages. A page without any is not known, whatever stands on it. */
  readonly ends: readonly number[];
}

/** Takes the characters of pages as they are read. */
export interface TextSink {
  /** One character of the page under way, by its code. */
  add(code: number): void;
  /** The page under way could not be read to its end. */
  doubt(): void;
  /** The page under way ends, and the next begins. */
  endPage(): void;
  /** What was taken since the last time. */
  take(): PageTexts;
}

const BLANK = 0x20;

/**
 * A sink whose words are those that `readTexts` reads (texts.ts). A page with a character of which that is not certain, because it has no
 * meaning or is half of one, is left unknown: it has to be read.
 */
export function textSink(): TextSink {
  let memory = new Uint8Array(1 << 16);
  let length = 0;
  let start = 0;
  let certain = true;
  let ends: number[] = [];
  const grow = () => {
    const larger = new Uint8Array(memory.length * 2);
    larger.set(memory);
    memory = larger;
  };
  return {
    add(code) {
      if (length + 3 > memory.length) grow();
      if (isBetween(code)) {
        if (length > start && memory[length - 1] !== BLANK) memory[length++] = BLANK;
      } else if (code < 0x80) memory[length++] = code;
      else if (code < 0x800) {
        memory[length++] = 0xc0 | (code >> 6);
        memory[length++] = 0x80 | (code & 0x3f);
      } else {
        memory[length++] = 0xe0 | ((code >> 12) & 0xf);
        memory[length++] = 0x80 | ((code >> 6) & 0x3f);
        memory[length++] = 0x80 | (code & 0x3f);
      }
      certain &&= isCertain(code);
    },
    doubt() {
      certain = false;
    },
    endPage() {
      if (!certain) length = start;
      ends.push(length);
      start = length;
      certain = true;
    },
    take() {
      const taken = { bytes: memory.slice(0, length), ends };
      length = 0;
      start = 0;
      ends = [];
      return taken;
    },
  };
}

/** What stands between words for `readTexts` too, and has the same meaning for both. */
function isBetween(code: number): boolean {
  return (
    code === BLANK ||
    code === 0x0a ||
    code === 0x0d ||
    code === 0x09 ||
    code === 0xa0 ||
    code === 0x7c ||
    code === 0x2002 ||
    code === 0x2003 ||
    code === 0x2009 ||
    code === 0x200b
  );
}

function isCertain(code: number): boolean {
  if (code < 0x20) return isBetween(code);
  return !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && code < 0xfffe;
}
