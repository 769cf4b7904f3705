/** RFC 2268's table, made of the digits of pi. */
const pi = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2' +
    '179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec' +
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);
const turns = [1, 2, 3, 5];
const block = 8;

/**
 * Opens what RC2 closed in CBC (RFC 2268): how Windows and OpenSSL 1 write a PKCS #12 file's certificates, which OpenSSL 3 reads only as
 * 'legacy'. The key's effective bits are all of its own. Padding is checked by length alone.
 */
export function openRc2(key: Uint8Array, iv: Uint8Array, closed: Uint8Array): Buffer {
  const schedule = scheduleOf(key);
  const open = Buffer.alloc(closed.byteLength);
  for (let at = 0; at + block <= closed.byteLength; at += block) {
    const before = at ? closed.subarray(at - block, at) : iv;
    openBlock(closed.subarray(at, at + block), schedule).forEach((byte, place) => {
      open[at + place] = byte ^ (before[place] ?? 0);
    });
  }
  return open.subarray(0, open.byteLength - (open.at(-1) ?? 0));
}

/** 64 words of 16 bits (RFC 2268, 2). */
function scheduleOf(key: Uint8Array): Uint16Array {
  const size = key.byteLength;
  const bytes = Buffer.alloc(128);
  bytes.set(key);
  const at = (place: number) => bytes[place] ?? 0;
  const from = (value: number) => pi[value & 0xff] ?? 0;
  for (let place = size; place < 128; place += 1) bytes[place] = from(at(place - 1) + at(place - size));
  bytes[128 - size] = from(at(128 - size));
  for (let place = 127 - size; place >= 0; place -= 1) bytes[place] = from(at(place + 1) ^ at(place + size));
  return Uint16Array.from({ length: 64 }, (_, place) => bytes.readUInt16LE(2 * place));
}

/** One block backwards: 5 rounds of mixing, mashing, 6, mashing, 5 (RFC 2268, 4). */
function openBlock(closed: Uint8Array, schedule: Uint16Array): Uint8Array {
  const words = Uint16Array.from({ length: 4 }, (_, place) => Buffer.from(closed).readUInt16LE(2 * place));
  const word = (place: number) => words[(place + 4) % 4] ?? 0;
  for (let round = 15; round >= 0; round -= 1) {
    for (let place = 3; place >= 0; place -= 1) {
      const turn = turns[place] ?? 0;
      const turned = (word(place) >>> turn) | (word(place) << (16 - turn));
      const [one, two, three] = [word(place - 1), word(place - 2), word(place - 3)];
      words[place] = turned - (schedule[4 * round + place] ?? 0) - (one & two) - (~one & three);
    }
    if (round !== 11 && round !== 5) continue;
    for (let place = 3; place >= 0; place -= 1) words[place] = word(place) - (schedule[word(place - 1) & 63] ?? 0);
  }
  const open = Buffer.alloc(block);
  words.forEach((each, place) => {
    open.writeUInt16LE(each, 2 * place);
  });
  return open;
}
