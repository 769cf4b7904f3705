import { refuse } from '#kernel/refusal.ts';

export interface StateRow {
  /** As it is stored. */
  state: string;
}

/** What the states of a record are called, and what each verb asks of them. */
export interface States<S extends string, W extends string, V extends string, R extends StateRow> {
  /** Each state as it travels, by how it is stored. */
  wire: Readonly<Record<S, W>>;
  /** @throws where the text is no state: the database keeps nothing else */
  wireOf(stored: string): W;
  /** How a state of the wire is stored; undefined where it is none. */
  storedOf(wire: string): S | undefined;
  /** The states a verb starts from: the condition of its UPDATE. */
  from(verb: V): readonly S[];
  allows(verb: V, row: R): boolean;
  /** @throws STATUS_FORBIDS with the state as it travels */
  must(verb: V, row: R): void;
}

/**
 * The states of a record in one table, so that a list's acts, a refusal and an UPDATE ask the same.
 * @param moves from which states each verb starts @param when what else a row must be for a verb
 */
export function states<S extends string, W extends string, V extends string, R extends StateRow = StateRow>({
  wire,
  moves,
  when = () => true,
}: {
  wire: Readonly<Record<S, W>>;
  moves: Readonly<Record<V, readonly NoInfer<S>[]>>;
  when?: (verb: NoInfer<V>, row: R) => boolean;
}): States<S, W, V, R> {
  const isState = (text: string): text is S => Object.hasOwn(wire, text);
  const known: readonly S[] = Object.keys(wire).filter(isState);
  const wireOf = (stored: string): W => {
    if (!isState(stored)) throw new Error(`No state is called ${stored}.`);
    return wire[stored];
  };
  const allows = (verb: V, row: R) => moves[verb].some(from => from === row.state) && when(verb, row);
  return {
    wire,
    wireOf,
    storedOf: text => known.find(state => wire[state] === text),
    from: verb => moves[verb],
    allows,
    must: (verb, row) => {
      if (!allows(verb, row)) refuse('STATUS_FORBIDS', { status: wireOf(row.state) });
    },
  };
}
