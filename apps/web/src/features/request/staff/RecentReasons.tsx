import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { useRecentReasons } from './many.api.ts';
import { manyTexts } from './many.messages.ts';

/** The reader's last reasons, each taken by one touch. */
export function RecentReasons({ onTake }: { onTake: (reason: string) => void }) {
  const t = useTexts(manyTexts);
  const reasons = useRecentReasons();
  if (!reasons || reasons.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="text-xs font-semibold">{t.recent}</h3>
      <ul className="mt-1.5 grid gap-1.5">
        {reasons.map(reason => (
          <li key={reason}>
            <Button
              size="sm"
              className="h-auto min-h-8 w-full justify-start py-1.5 text-left font-normal whitespace-normal max-lg:min-h-11"
              onClick={() => onTake(reason)}
            >
              <span className="[overflow-wrap:anywhere]">{reason}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
