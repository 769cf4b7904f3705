/** CRC-16 as clocks compute it. Portaria 671 asks for KERMIT; devices in the field use the others too. */
export const crcVariants = ['KERMIT', 'MODBUS', 'CCITT-FALSE', 'ARC', 'XMODEM', 'X-25'] as const;
export type CrcVariant = (typeof crcVariants)[number];

interface Rule {
  table: Uint16Array;
  start: number;
  isReflected: boolean;
  flip: number;
}

const rules: Record<CrcVariant, Rule> = {
  KERMIT: { table: reflected(0x8408), start: 0, isReflected: true, flip: 0 },
  MODBUS: { table: reflected(0xa001), start: 0xffff, isReflected: true, flip: 0 },
  'CCITT-FALSE': { table: straight(0x1021), start: 0xffff, isReflected: false, flip: 0 },
  ARC: { table: reflected(0xa001), start: 0, isReflected: true, flip: 0 },
  XMODEM: { table: straight(0x1021), start: 0, isReflected: false, flip: 0 },
  'X-25': { table: reflected(0x8408), start: 0xffff, isReflected: true, flip: 0xffff },
};

/** Four upper-case hex digits over a text's characters, each taken as one byte of ISO-8859-1. */
export function crcOf(variant: CrcVariant, text: string): string {
  const { table, start, isReflected, flip } = rules[variant];
  let crc = start;
  for (let place = 0; place < text.length; place++) {
    const byte = text.charCodeAt(place) & 0xff;
    crc = isReflected
      ? (crc >> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
      : ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ byte] ?? 0);
  }
  return (crc ^ flip).toString(16).toUpperCase().padStart(4, '0');
}

function reflected(polynomial: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ polynomial : crc >> 1;
    return crc;
  });
}

function straight(polynomial: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ polynomial) & 0xffff : crc << 1;
    return crc;
  });
}
