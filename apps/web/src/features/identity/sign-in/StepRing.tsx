import { useEffect, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { twoFactorTexts } from './two-factor.messages.ts';

const around = 2 * Math.PI * 8;

/** Seconds until the authenticator shows the next code: its steps of 30 s follow the clock. */
export function StepRing() {
  const t = useTexts(twoFactorTexts);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="num inline-flex items-center gap-2 text-sm text-ink-2">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden fill="none" strokeWidth="3" className="-rotate-90">
        <circle cx="10" cy="10" r="8" className="stroke-line" />
        <circle
          cx="10"
          cy="10"
          r="8"
          className="stroke-brand"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - left / 30)}
        />
      </svg>
      {t.changesIn(left)}
    </span>
  );
}

function secondsLeft(): number {
  return 30 - (Math.floor(Date.now() / 1000) % 30);
}
