import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { ModalHost } from '#kernel/base/modals.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { Toaster } from '#ui/base/Toaster.tsx';

/** A screen at an address, as its area would show it, or in a frame of its own; answers the person in front of it. */
export function renderAt(address: string, Screen: ComponentType, framed = false) {
  navigateTo(address);
  queries.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <main>
        <Suspense>
          <Screen />
        </Suspense>
      </main>
      {!framed && <ModalHost />}
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
