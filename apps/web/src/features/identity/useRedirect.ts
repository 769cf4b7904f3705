import { useEffect, useRef } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';

/** This page makes no sense now: goes to the other one instead. Answers whether it does. */
export function useRedirect(address: string | undefined): boolean {
  useEffect(() => {
    if (address) navigateTo(address, { replace: true });
  }, [address]);
  return address !== undefined;
}

/** The same, where the address has to be worked out. */
export function useOpenStep(where: (() => Promise<string>) | undefined): void {
  const asked = where !== undefined;
  const latest = useRef(where);
  latest.current = where;
  useEffect(() => {
    if (asked) void latest.current?.().then(address => navigateTo(address, { replace: true }), tellFailure);
  }, [asked]);
}
