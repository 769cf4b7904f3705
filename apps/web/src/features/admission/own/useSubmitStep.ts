import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import type { PageProps } from './OwnStep.tsx';
import { type StepBody, useSaveStep } from './own.api.ts';

/** Keeps what a page asks and goes on; what is wrong stands beside its field. */
export function useSubmitStep({ page, onDone }: Pick<PageProps, 'page' | 'onDone'>) {
  const save = useSaveStep();
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    errors,
    busy: save.isPending,
    /** Its field is being written in. */
    forget: (name: string) => setErrors(({ [name]: _, ...others }) => others),
    submit: async (body: StepBody) => {
      try {
        onDone(await save.mutateAsync({ n: page.n, body }));
      } catch (error) {
        await tellBeside(error, setErrors);
      }
    },
  };
}
