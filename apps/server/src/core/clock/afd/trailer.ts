import type { Judged } from './judge.ts';
import type { RecordType } from './layouts.ts';

const counted = ['2', '3', '4', '5', '6', '7'] as const;

export function noCounts(): Record<RecordType, number> {
  return { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0, '7': 0, '9': 0 };
}

/** What differs between a trailer and the lines since the one before it. Two exports in one file have a trailer each. */
export class TrailerCheck {
  #lines = noCounts();
  #repeated = noCounts();

  add(type: RecordType): void {
    this.#lines[type] += 1;
  }

  addRepeated(type: RecordType): void {
    this.#repeated[type] += 1;
  }

  /** A line that stands there twice may be counted once or twice. */
  compare({ field }: Judged): { tipo: string; informado: number; contado: number }[] {
    const wrong = counted.flatMap(tipo => {
      const told = Number(field(`tipo${tipo}`));
      const contado = this.#lines[tipo];
      const isRight = [contado, contado - this.#repeated[tipo]].includes(told);
      return isRight ? [] : [{ tipo, informado: told, contado }];
    });
    this.#lines = noCounts();
    this.#repeated = noCounts();
    return wrong;
  }
}
