import { isCep, normaliseCep } from '@cracha/contract/kernel/wire-contacts.ts';
import { useRef, useState } from 'react';

/** What a CEP may tell of an address, by the names of the fields. */
export type AddressPart = 'logradouro' | 'bairro' | 'municipio' | 'municipioIbge' | 'uf';
type Found = Partial<Record<AddressPart, string>>;

/**
 * Fills these parts of an address by its CEP, once it is whole: what somebody has typed stays, what another CEP filled does not.
 * `filled` says what was known: the place, or its state alone. Of an unknown one, or without a network, nothing is said.
 */
export function useCepFill<P extends AddressPart>(parts: readonly P[]) {
  const [filled, setFilled] = useState<'whole' | 'state'>();
  const last = useRef<Found>({});
  const asked = useRef('');
  const fill = async <T extends Partial<Record<string, unknown>>>(
    text: string,
    present: (part: P) => unknown,
    write: (change: (typed: T) => T) => void,
  ) => {
    setFilled(undefined);
    asked.current = text;
    const known = await addressOf(text);
    // another one has been typed since
    if (!known || asked.current !== text) return;
    const before = last.current;
    const found = foundIn(known, parts, present);
    last.current = found;
    const isFree = (value: unknown, part: P) => value === undefined || value === '' || value === before[part];
    write(typed => {
      const free = parts.filter(part => found[part] !== undefined && isFree(typed[part], part));
      const isNew = (part: P) => typed[part] !== undefined || found[part] !== present(part);
      return { ...typed, ...Object.fromEntries(free.filter(isNew).map(part => [part, found[part]])) };
    });
    if (known.uf) setFilled(known.municipio ? 'whole' : 'state');
  };
  const forget = () => {
    last.current = {};
    asked.current = '';
    setFilled(undefined);
  };
  return { filled, fill, forget };
}

/** Undefined: not whole, unknown, or it could not be asked. */
async function addressOf(text: string) {
  const cep = normaliseCep(text);
  if (text.replace(/\D/g, '').length < 8 || !isCep(cep)) return undefined;
  try {
    // seldom asked: its call comes with it
    const { addressOfCep } = await import('./cep.api.ts');
    return await addressOfCep(cep);
  } catch {
    return undefined;
  }
}

/** A place whose code nobody knows takes away the code of another. */
function foundIn<P extends AddressPart>(
  known: Partial<Record<AddressPart, string | null>>,
  parts: readonly P[],
  present: (part: P) => unknown,
): Found {
  const city = parts.find(part => part === 'municipio');
  const moves = city && known[city] && known[city] !== present(city);
  const told = parts.filter(part => known[part] || (part === 'municipioIbge' && moves));
  return Object.fromEntries(told.map(part => [part, known[part] ?? '']));
}
