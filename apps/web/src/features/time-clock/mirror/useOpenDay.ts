import { useContext } from 'react';
import { DayTreatSlot } from '../day-treat.ts';
import { dayModal } from './day-modal.ts';
import type { Mirror, MirrorDay } from './mirror.types.ts';

/** Opens a day; where the reader may treat it, with the way to that. */
export function useOpenDay(mirror: Mirror): (day: MirrorDay) => void {
  const treat = useContext(DayTreatSlot);
  return day => {
    const at = mirror.dias.indexOf(day);
    const around = [mirror.dias[at - 1], mirror.dias[at + 1]];
    dayModal.open({
      day,
      treat:
        treat && mirror.can.includes('trata')
          ? () =>
              treat({
                idVinculo: mirror.idEmpregado,
                day: day.dia,
                punches: day.marcacoes,
                near: around.flatMap(one => one?.marcacoes ?? []),
              })
          : undefined,
    });
  };
}
