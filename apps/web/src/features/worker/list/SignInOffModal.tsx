import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { tellFailureOf } from '../bulk-failure.ts';
import { useSwitchMany, type Workers } from '../worker.api.ts';
import { workersTexts } from '../workers.messages.ts';

interface SignInOffModalProps {
  of: Workers;
  /** Of how many, where it is not the one on the page. */
  count?: string;
  onDone?: () => void;
}

/** Who is switched off is signed out at once: asked before. */
export function SignInOffModal({ of, count, onDone }: SignInOffModalProps) {
  const t = useTexts(workersTexts);
  const change = useSwitchMany();
  const act = () =>
    change.mutateAsync({ ...of, ligado: false }).then(
      ({ total }) => {
        toast(t.switchedOffMany(total));
        onDone?.();
      },
      async error => {
        await tellFailureOf(error);
        throw error;
      },
    );
  return (
    <Confirm title={t.switchOff} act={t.switchOff} danger onConfirm={act}>
      {count && <p className="font-semibold text-ink">{count}</p>}
      <p>{t.switchOffLead}</p>
    </Confirm>
  );
}
