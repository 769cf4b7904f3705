import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Mark } from '#ui/base/Mark.tsx';

/** Over a candidate's pages: whose they are, and the languages. */
export function OwnHead({ company = 'Crachá' }: { company?: string }) {
  return (
    <header className="no-print mx-auto flex h-14 w-full max-w-xl items-center gap-2.5 px-4">
      <Mark size={28} />
      <span className="ellipsis min-w-0 flex-1 text-base font-bold tracking-[-.02em]">{company}</span>
      <LanguageSelect />
    </header>
  );
}
