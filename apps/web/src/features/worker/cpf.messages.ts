import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** A CPF typed wrong at registration. */
export const cpfTexts = defineTexts({
  title: ['Corrigir CPF', 'Correct the CPF', 'Corregir CPF'],
  lead: [
    'A ficha, os recibos e os documentos deste vínculo passam para a pessoa do CPF certo. Nenhuma conta muda de dono.',
    'The record, receipts and documents of this employment go to the person of the right CPF. No account changes hands.',
    'La ficha, los recibos y los documentos de este vínculo pasan a la persona del CPF correcto. Ninguna cuenta cambia de dueño.',
  ],
  right: ['CPF certo', 'Right CPF', 'CPF correcto'],
  again: ['Digite de novo o CPF certo', 'Type the right CPF again', 'Escribe de nuevo el CPF correcto'],
  reason: word.reason,
  reasonHelp: [
    'De 10 a 250 letras. Fica no histórico da ficha.',
    '10 to 250 letters. It stays in the record’s history.',
    'De 10 a 250 letras. Queda en el historial de la ficha.',
  ],
  which: [
    'Qual vínculo tem o CPF errado?',
    'Which employment has the wrong CPF?',
    '¿Qué vínculo tiene el CPF equivocado?',
  ],
  one: ['Só este', 'This one only', 'Solo este'],
  all: [
    (count: number) => `Todos os ${count} vínculos desta pessoa`,
    count => `All ${count} employments of this person`,
    count => `Los ${count} vínculos de esta persona`,
  ],
  invitation: [
    'Convites e cartas já enviados deixam de valer: convide de novo.',
    'Invitations and letters already sent stop working: invite again.',
    'Las invitaciones y cartas ya enviadas dejan de valer: invita de nuevo.',
  ],
  send: ['Corrigir CPF', 'Correct the CPF', 'Corregir CPF'],
  done: ['CPF corrigido', 'CPF corrected', 'CPF corregido'],
  differs: ['Os dois CPFs são diferentes', 'The two CPFs differ', 'Los dos CPF son diferentes'],
  same: ['É o CPF que já está na ficha', 'It is the CPF the record has', 'Es el CPF que ya está en la ficha'],
  choose: ['Diga qual vínculo', 'Say which employment', 'Indica qué vínculo'],
  cameIn: [
    'Este CPF não pode ser corrigido aqui: quem está com ele já entrou no Crachá ou tem outro acesso, ou o CPF certo é o seu. Cadastre o trabalhador com o CPF certo e outra matrícula, e desligue este vínculo.',
    'This CPF can’t be corrected here: its holder has come into Crachá already or has another access, or the right CPF is your own. Register the worker with the right CPF and another registration, and dismiss this employment.',
    'Este CPF no se puede corregir aquí: quien lo tiene ya entró en Crachá o tiene otro acceso, o el CPF correcto es el tuyo. Registra al trabajador con el CPF correcto y otra matrícula, y da de baja este vínculo.',
  ],
});
