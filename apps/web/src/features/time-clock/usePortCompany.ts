import { useEffect } from 'react';
import { modal } from '#kernel/base/modals.ts';
import { type PayrollClock, usePayrollClocks } from './port.api.ts';

const companyModal = modal(async () => (await import('./ChangeCompanyModal.tsx')).ChangeCompanyModal);

export interface PortCompany {
  /** The one that is looked at; undefined: not read yet, or none of several was chosen. */
  clock: PayrollClock | undefined;
  /** There is something to say. */
  isShown: boolean;
  /** Opens the choice; undefined: there is no other. */
  onChange: (() => void) | undefined;
  /** It can't be reached, and nothing was ever copied. */
  isDown: boolean;
}

/** Whose payroll clock a screen shows. Where there are several and none was chosen, it asks. @param enabled the screen is of one at all */
export function usePortCompany(enabled: boolean): PortCompany {
  const { data } = usePayrollClocks(enabled);
  const isSeveral = (data?.length ?? 0) > 1;
  const clock = data?.find(({ escolhida }) => escolhida) ?? (isSeveral ? undefined : data?.[0]);
  const asks = isSeveral && clock === undefined;
  useEffect(() => {
    if (asks) companyModal.open();
  }, [asks]);
  return {
    clock,
    isShown: data !== undefined && data.length > 0,
    onChange: isSeveral ? () => companyModal.open() : undefined,
    isDown: clock?.situacao === 'indisponivel' && clock.copiaEm === null,
  };
}
