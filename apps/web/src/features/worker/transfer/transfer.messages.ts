import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** From a day on another company's. */
export const transferTexts = defineTexts({
  title: ['Mudar de empresa', 'Change company', 'Cambiar de empresa'],
  lead: [
    'O vínculo nesta empresa termina na véspera, e a ficha continua na outra. Recibos e arquivos de antes ficam aqui; a pasta nova também mostra os arquivos a quem alcança os dois vínculos.',
    'The employment in this company ends the day before, and the record goes on in the other one. Payslips and files of before stay here; the new folder shows the files, too, to who reaches both employments.',
    'El vínculo en esta empresa termina la víspera, y la ficha sigue en la otra. Los recibos y archivos de antes quedan aquí; la carpeta nueva también muestra los archivos a quien alcanza ambos vínculos.',
  ],
  company: ['Nova empresa ou filial', 'New company or branch', 'Nueva empresa o filial'],
  choose: ['Escolha', 'Choose', 'Elija'],
  noOther: [
    'Você não alcança outra empresa ativa deste grupo.',
    'You reach no other active company of this group.',
    'Usted no alcanza otra empresa activa de este grupo.',
  ],
  registration: ['Matrícula na nova empresa', 'Registration in the new company', 'Matrícula en la nueva empresa'],
  registrationHelp: ['Em branco, continua a mesma', 'Left blank, it stays the same', 'En blanco, sigue la misma'],
  from: ['Na nova empresa a partir de', 'In the new company from', 'En la nueva empresa desde'],
  reason: word.reason,
  send: ['Registrar', 'Register', 'Registrar'],
  kept: ['Mudança de empresa registrada', 'Change of company registered', 'Cambio de empresa registrado'],
  waits: [
    (company: string, day: string) => `Passa para ${company} em ${day}`,
    (company, day) => `Goes to ${company} on ${day}`,
    (company, day) => `Pasa a ${company} el ${day}`,
  ],
  waitsLead: [
    (registration: string) => `Matrícula na nova empresa: ${registration}`,
    registration => `Registration in the new company: ${registration}`,
    registration => `Matrícula en la nueva empresa: ${registration}`,
  ],
  blocked: [
    (company: string) => `A mudança para ${company} está parada`,
    company => `The change to ${company} is held up`,
    company => `El cambio a ${company} está detenido`,
  ],
  blockedLead: [
    (registration: string) =>
      `A matrícula ${registration} já é de outra pessoa lá. Desfaça e registre com outra, ou libere a matrícula: tentamos de novo toda noite.`,
    registration =>
      `The registration ${registration} is another person’s there by now. Undo and register with another one, or free it: we try again every night.`,
    registration =>
      `La matrícula ${registration} ya es de otra persona allí. Deshaga y registre con otra, o libérela: lo intentamos de nuevo cada noche.`,
  ],
  blockedInactive: [
    'A empresa está inativa. Desfaça, ou ative a empresa: tentamos de novo toda noite.',
    'The company is inactive. Take it back, or activate the company: we try again every night.',
    'La empresa está inactiva. Deshaga el cambio o active la empresa: lo intentamos de nuevo cada noche.',
  ],
  done: [
    (company: string, day: string) => `Está em ${company} desde ${day}`,
    (company, day) => `In ${company} since ${day}`,
    (company, day) => `Está en ${company} desde el ${day}`,
  ],
  open: ['Abrir ficha atual', 'Open present record', 'Abrir ficha actual'],
  takeBack: word.undo,
  takenBack: ['Mudança de empresa desfeita', 'Change of company undone', 'Cambio de empresa deshecho'],
  elsewhere: ['outra empresa', 'another company', 'otra empresa'],
});
