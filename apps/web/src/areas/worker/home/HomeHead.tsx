import { Eye, EyeOff } from 'lucide-react';
import { useContext } from 'react';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useSession } from '#kernel/base/session.ts';
import { BellSlot, FaceSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { IconButton } from '#ui/base/Button.tsx';
import { workerHomeTexts } from './worker-home.messages.ts';

/** Who, where, the eye and the bell. */
export function HomeHead({ company }: { company?: string }) {
  const t = useTexts(workerHomeTexts);
  const bell = useContext(BellSlot);
  const photo = useContext(FaceSlot);
  const name = useSession()?.user.nome ?? '';
  const [hidden, setHidden] = useHiddenAmounts();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <header className="flex items-center gap-3 pt-3 pb-2">
      {photo || <Avatar name={name} size={44} className="bg-surface" />}
      <div className="min-w-0 flex-1">
        <h1 className="ellipsis text-lg leading-6 font-bold tracking-[-.01em]">{t.hello(name.split(' ')[0] ?? '')}</h1>
        <p className="min-h-5 ellipsis text-sm text-ink-2">{company}</p>
      </div>
      <IconButton
        size="icon-lg"
        label={hidden ? t.show : t.hide}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        <Icon size={22} aria-hidden />
      </IconButton>
      <span className="-mx-2 flex">{bell}</span>
    </header>
  );
}
