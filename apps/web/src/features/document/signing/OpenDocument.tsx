import { QueryClientProvider } from '@tanstack/react-query';
import { queries } from '#kernel/signed-in/queries.ts';
import { ToSign } from './ToSign.tsx';

/** The document of a link, or of who is signed in, with all that is read of it. */
export function OpenDocument({ id }: { id?: string | undefined }) {
  return (
    <QueryClientProvider client={queries}>
      <ToSign id={id} />
    </QueryClientProvider>
  );
}
