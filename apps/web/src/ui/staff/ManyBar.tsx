import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { BulkBar, bulkAct } from '../list/BulkBar.tsx';

interface ManyBarProps<V extends string> {
  /** How many are chosen, are in sight, and are found by the filter. */
  chosen: number;
  shown: number;
  total: number;
  /** How many may be taken at once; left out: as many as there are. */
  most?: number;
  words: {
    chooseAll: (total: number) => string;
    allChosen: (total: number) => string;
    tooMany?: (total: number) => string;
  };
  acts: readonly { verb: V; label: string; icon: LucideIcon }[];
  onAct: (verb: V, isAll: boolean, count: number) => void;
  onClear: () => void;
}

/** What can be done with the chosen rows; where all in sight are chosen, also with all that the filter finds. */
export function ManyBar<V extends string>(props: ManyBarProps<V>) {
  const { chosen, shown, total, most = Number.POSITIVE_INFINITY, words, acts, onAct, onClear } = props;
  const [asksAll, setAsksAll] = useState(false);
  const isWhole = chosen > 0 && chosen >= shown && total > chosen;
  const isAll = asksAll && isWhole && total <= most;
  return (
    <BulkBar
      count={isAll ? total : chosen}
      onClear={() => {
        setAsksAll(false);
        onClear();
      }}
      more={
        isWhole &&
        (total > most && words.tooMany ? (
          <p className="px-2.5 py-1.5">{words.tooMany(total)}</p>
        ) : isAll ? (
          <p className="px-2.5 py-1.5">{words.allChosen(total)}</p>
        ) : (
          <button type="button" className={bulkAct} onClick={() => setAsksAll(true)}>
            {words.chooseAll(total)}
          </button>
        ))
      }
    >
      {acts.map(({ verb, label, icon: Icon }) => (
        <button key={verb} type="button" className={bulkAct} onClick={() => onAct(verb, isAll, isAll ? total : chosen)}>
          <Icon size={16} aria-hidden />
          {label}
        </button>
      ))}
    </BulkBar>
  );
}
