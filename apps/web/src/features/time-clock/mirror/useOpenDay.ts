import { useContext } from 'react';
import { DayEnterSlot, DayJustifySlot } from '../day-act.ts';
import { DayTreatSlot } from '../day-treat.ts';
import { dayModal } from './day-modal.ts';
import type { Mirror, MirrorDay } from './mirror.types.ts';
import { isOpenForWorker } from './mirror-days.ts';

/** Opens a day; where the reader may treat or justify it, with the way to that. */
export function useOpenDay(mirror: Mirror): (day: MirrorDay) => void {
  const treat = useContext(DayTreatSlot);
  const justify = useContext(DayJustifySlot);
  const enter = useContext(DayEnterSlot);
  const isOpen = mirror.origem === 'registro' && isOpenForWorker(mirror);
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
                excuses: day.abonos,
                near: around.flatMap(one => one?.marcacoes ?? []),
              })
          : undefined,
      justify:
        justify && isOpen && day.situacao !== 'futuro'
          ? () => justify({ idPonto: mirror.id, day: day.dia, occurrence: day.ocorrencias[0] })
          : undefined,
      enter: enter && isOpen && day.situacao !== 'futuro' ? () => enter(mirror.idEmpregado, day.dia) : undefined,
    });
  };
}
