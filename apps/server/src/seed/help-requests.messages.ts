import type { SeedArticle } from './help-articles.messages.ts';

/** The help of requests: to who asks, to managers, and to HR. */
export const requestArticles: readonly SeedArticle[] = [
  {
    areas: ['worker'],
    kind: 'basics',
    position: 91,
    texts: {
      'pt-BR': {
        title: 'Como pedir férias, adiantamento do 13º, mudança de cadastro ou outro assunto',
        body: `1. Abra Pedidos e toque em Novo pedido.
2. Escolha o que você precisa. A tela faz uma pergunta por vez.
3. Confira o pedido. Marque o que você leu em Antes de enviar.
4. Toque em Enviar pedido. A tela diz até quando vem a resposta.

## Férias
Diga quantos dias e toque no primeiro dia. Dia riscado não pode. Você pode vender dias e receber o 13º junto.

## Mudança de cadastro
Escolha o que mudou, preencha como fica e anexe o documento, quando a tela pede. Algumas mudanças valem na hora.

## Não deu para enviar
A tela diz o que falta ou o que não dá. Volte e mude. O que você já preencheu continua lá.

## Correção de ponto
Ela começa no espelho de ponto, no dia certo. Depois aparece na mesma lista de Pedidos.`,
      },
      'en-US': {
        title: 'How to ask for vacation, 13th salary advance, a change of record or something else',
        body: `1. Open Requests and tap New request.
2. Choose what you need. The screen asks one question at a time.
3. Check the request. Tick what you have read under Before sending.
4. Tap Send request. The screen says when the answer is due.

## Vacation
Say how many days, then tap the first day. Struck days are not possible. You can sell days and get the 13th with it.

## Change of record
Choose what has changed, fill in what it will be, and attach the document where the screen asks for it. Some changes hold at once.

## It cannot be sent
The screen says what is missing or not possible. Go back and change it. What you filled in is still there.

## Time clock correction
It begins in your time sheet, on the day itself. Afterwards it stands in the same list of Requests.`,
      },
      'es-ES': {
        title: 'Cómo pedir vacaciones, anticipo del 13.º, cambio de registro u otro asunto',
        body: `1. Abre Solicitudes y toca Nueva solicitud.
2. Elige lo que necesitas. La pantalla hace una pregunta a la vez.
3. Revisa la solicitud. Marca lo que leíste en Antes de enviar.
4. Toca Enviar solicitud. La pantalla dice hasta cuándo llega la respuesta.

## Vacaciones
Di cuántos días y toca el primer día. Un día tachado no se puede. Puedes vender días y recibir el 13.º junto.

## Cambio de registro
Elige qué cambió, completa cómo queda y adjunta el documento cuando la pantalla lo pide. Algunos cambios valen en el acto.

## No se pudo enviar
La pantalla dice qué falta o qué no se puede. Vuelve y cámbialo. Lo que ya completaste sigue ahí.

## Corrección de fichaje
Empieza en la hoja de fichajes, en el día correcto. Después aparece en la misma lista de Solicitudes.`,
      },
    },
  },
  {
    areas: ['worker'],
    kind: 'manual',
    position: 92,
    texts: {
      'pt-BR': {
        title: 'Acompanhar, ajustar ou cancelar um pedido, e dar ciência do aviso',
        body: `1. Abra Pedidos e toque no pedido. As correções de ponto estão na mesma lista.
2. No alto está a situação e quem vai responder. Em Andamento você vê cada etapa.
3. Para falar com quem decide, escreva e toque em Responder.

## Espera um ajuste
Leia o motivo, toque em Ajustar e reenviar, mude o que foi pedido e envie de novo.

## Cancelar
Toque em Cancelar pedido e escreva o motivo. Quem ia decidir lê. O pedido não volta.

## Aviso de férias
Quando as férias são aprovadas, o aviso aparece no pedido. Toque em Baixar o aviso, leia e toque em Ciente.

## Espera a sua resposta
O RH dividiu as suas férias. Toque em Concordo ou Não concordo. Sem o seu acordo, o pedido é cancelado.`,
      },
      'en-US': {
        title: 'Follow, change or cancel a request, and note the notice',
        body: `1. Open Requests and tap the request. Time clock corrections stand in the same list.
2. At the top you see its state and who will answer. Progress shows every step.
3. To talk to who decides, write and tap Answer.

## Waits for a change
Read the reason, tap Change and send again, change what was asked for and send it again.

## Cancel
Tap Cancel request and write the reason. Who was to decide reads it. The request does not come back.

## Vacation notice
Once the vacation is approved, the notice shows up in the request. Tap Download the notice, read it and tap Noted.

## Waits for your answer
HR split your vacation. Tap I agree or I do not agree. Without your agreement the request is canceled.`,
      },
      'es-ES': {
        title: 'Seguir, ajustar o cancelar una solicitud, y darse por enterado del aviso',
        body: `1. Abre Solicitudes y toca la solicitud. Las correcciones de fichaje están en la misma lista.
2. Arriba está el estado y quién va a responder. En Recorrido ves cada etapa.
3. Para hablar con quien decide, escribe y toca Responder.

## Espera un ajuste
Lee el motivo, toca Ajustar y reenviar, cambia lo que se pidió y envía de nuevo.

## Cancelar
Toca Cancelar solicitud y escribe el motivo. Quien iba a decidir lo lee. La solicitud no vuelve.

## Aviso de vacaciones
Cuando se aprueban las vacaciones, el aviso aparece en la solicitud. Toca Descargar el aviso, léelo y toca Enterado.

## Espera tu respuesta
RR. HH. dividió tus vacaciones. Toca Acepto o No acepto. Sin tu acuerdo, la solicitud se cancela.`,
      },
    },
  },
  {
    areas: ['manager'],
    kind: 'basics',
    position: 50,
    texts: {
      'pt-BR': {
        title: 'Decidir pedidos da equipe: um ou vários',
        body: `1. Abra Solicitações. Em Esperando você está o que depende da sua decisão, também as correções de ponto.
2. Leia o pedido e o que está em Conferido hoje. Nas férias, veja Quem mais vai estar fora.
3. Toque em Aprovar, em Pedir ajuste ou em Negar. Ajuste e negativa pedem um motivo, que a pessoa lê.

No teclado: A aprova, R pede ajuste, N nega, J e K mudam de pedido.

## Vários de uma vez
1. Toque em Decidir vários.
2. Escolha os pedidos, até 200, ou todos do filtro.
3. Toque em Aprovar ou Negar e confira quem recebe.

Cada pedido segue as regras da decisão única. O que não puder fica como está, e a tela diz a razão.

## O botão não aparece
A tela diz por quê: outra pessoa já decidiu, ou o pedido está em outra etapa.`,
      },
      'en-US': {
        title: 'Decide requests of the team: one or several',
        body: `1. Open Requests. Waiting for you holds what depends on your decision, time clock corrections too.
2. Read the request and what stands under Checked today. For a vacation look at Who else is away.
3. Choose Approve, Ask for a change or Deny. A change and a denial need a reason, which the person reads.

By the keyboard: A approves, R asks for a change, N denies, J and K go to another request.

## Several at once
1. Choose Decide several.
2. Choose the requests, up to 200, or all of the filter.
3. Choose Approve or Deny and check who gets it.

Each request follows the rules of a single decision. What can’t be decided stays, and the screen says why.

## The button is not there
The screen says why: somebody else has decided, or the request is in another step.`,
      },
      'es-ES': {
        title: 'Decidir solicitudes del equipo: una o varias',
        body: `1. Abre Solicitudes. En Te esperan está lo que depende de tu decisión, también las correcciones de fichaje.
2. Lee la solicitud y lo que está en Revisado hoy. En las vacaciones, mira Quién más estará fuera.
3. Elige Aprobar, Pedir ajuste o Denegar. El ajuste y la denegación piden un motivo, que la persona lee.

Con el teclado: A aprueba, R pide ajuste, N deniega, J y K cambian de solicitud.

## Varias a la vez
1. Elige Decidir varias.
2. Elige las solicitudes, hasta 200, o todas las del filtro.
3. Elige Aprobar o Denegar y revisa quién lo recibe.

Cada solicitud sigue las reglas de la decisión única. Lo que no se pueda queda igual, y la pantalla dice la razón.

## El botón no aparece
La pantalla dice por qué: otra persona ya decidió, o la solicitud está en otra etapa.`,
      },
    },
  },
  {
    areas: ['manager'],
    kind: 'manual',
    position: 60,
    texts: {
      'pt-BR': {
        title: 'Quem está fora, e quem decide na minha ausência',
        body: `## Quem está fora
1. Abra Solicitações e um pedido de férias.
2. Em Quem mais vai estar fora, veja semana a semana o que já foi aprovado e o que está em análise.
3. Em Férias você vê o saldo de cada pessoa e até quando ela precisa começar. Em Abrir pedido você pede no lugar dela.

## Quem decide na minha ausência
1. Abra Gestores e escolha o seu nome. Em Substitutos, toque em Indicar substituto.
2. Escolha o gestor e o período. Em Para quais pedidos, escolha Todos ou Só alguns.
3. No período, ele vê as suas pessoas e decide os pedidos delas, com as permissões que já tem.

Para terminar antes, toque em Encerrar.

## Sem substituto
Um dia depois do prazo, quem está acima de você também pode decidir.`,
      },
      'en-US': {
        title: 'Who is away, and who decides while I am',
        body: `## Who is away
1. Open Requests and a vacation in it.
2. Who else is away shows, week by week, what is approved and what is in review.
3. Vacations shows everybody’s balance and when they must begin at the latest. With Open a request you ask in their place.

## Who decides while I am away
1. Open Managers and choose your own name. Under Stand-ins choose Name a stand-in.
2. Choose the manager and the period. Under For which requests choose All or Only some.
3. In that period they see your people and decide their requests, with the permissions they already have.

To end it sooner choose End.

## Without a stand-in
A day after the deadline, who stands above you may decide too.`,
      },
      'es-ES': {
        title: 'Quién está fuera, y quién decide en mi ausencia',
        body: `## Quién está fuera
1. Abre Solicitudes y una de vacaciones.
2. En Quién más estará fuera, mira semana a semana lo ya aprobado y lo que está en análisis.
3. En Vacaciones ves el saldo de cada persona y hasta cuándo debe empezar. En Abrir solicitud pides en su lugar.

## Quién decide en mi ausencia
1. Abre Gestores y elige tu nombre. En Sustitutos, elige Indicar sustituto.
2. Elige el gestor y el período. En Para qué solicitudes, elige Todas o Solo algunas.
3. En ese período ve a tus personas y decide sus solicitudes, con los permisos que ya tiene.

Para terminar antes, elige Terminar.

## Sin sustituto
Un día después del plazo, quien está por encima de ti también puede decidir.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 111,
    texts: {
      'pt-BR': {
        title: 'Perfis aprovadores: etapas, condições, observadores e simulação',
        body: `1. Abra Perfis e aprovações e depois Perfis aprovadores.
2. Toque em Novo perfil aprovador. Dê um nome e diga para quais pedidos.
3. Em cada etapa, diga quem aprova, quantas aprovações e o prazo em dias úteis.
4. Toque em Salvar perfil aprovador. Pedidos já enviados seguem como estavam.

Vale o primeiro perfil ligado que servir, pela ordem. Sem perfil, quem decide é o RH.

## Condições
Em Só quando, diga por exemplo: dias de férias, mais de 20. Todas precisam valer. A etapa também pode ter condições.

## Observadores
Quem só acompanha vê o pedido e recebe os avisos. Não decide.

## Sem gestão
A etapa diz o que fazer se a pessoa não tem gestão: avisar e não enviar, pular a etapa ou passar ao RH.

## Simular
Toque em Testar, escolha o trabalhador e o pedido, e toque em Ver o caminho. Nada é enviado.`,
      },
      'en-US': {
        title: 'Approver profiles: steps, conditions, followers and trial',
        body: `1. Open Profiles and approvals, then Approver profiles.
2. Choose New approver profile. Give it a name and say for which requests.
3. In each step say who approves, how many approvals, and the deadline in working days.
4. Choose Save approver profile. Requests already sent go on as they were.

The first profile that is on and fits counts, in order. Without a profile HR decides.

## Conditions
Under Only when say for example: days of vacation, more than 20. All of them must hold. A step can have conditions, too.

## Followers
Who only follows sees the request and is notified. They decide nothing.

## No management
The step says what happens if the person has no management: tell and do not send, skip the step, or hand to HR.

## Trial
Choose Try out, the worker and the request, then See the route. Nothing is sent.`,
      },
      'es-ES': {
        title: 'Perfiles aprobadores: etapas, condiciones, observadores y simulación',
        body: `1. Abre Perfiles y aprobaciones y después Perfiles aprobadores.
2. Elige Nuevo perfil aprobador. Ponle un nombre y di para qué solicitudes.
3. En cada etapa, di quién aprueba, cuántas aprobaciones y el plazo en días hábiles.
4. Elige Guardar perfil aprobador. Las solicitudes ya enviadas siguen como estaban.

Vale el primer perfil activo que sirva, por orden. Sin perfil decide RR. HH.

## Condiciones
En Solo cuando, di por ejemplo: días de vacaciones, más de 20. Todas deben cumplirse. La etapa también puede tener condiciones.

## Observadores
Quien solo acompaña ve la solicitud y recibe los avisos. No decide.

## Sin gestión
La etapa dice qué hacer si la persona no tiene gestión: avisar y no enviar, saltar la etapa o pasar a RR. HH.

## Simular
Elige Probar, el trabajador y la solicitud, y después Ver el camino. No se envía nada.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'basics',
    position: 112,
    texts: {
      'pt-BR': {
        title: 'A fila do RH: decidir, redirecionar, finalizar, tentar o efeito de novo',
        body: `1. Abra Solicitações. Em Esperando você está o que o RH decide. Em Todos está tudo, também as correções de ponto.
2. Escolha um pedido. Confira o que a tela diz em Conferido hoje.
3. Toque em Aprovar, em Pedir ajuste ou em Negar. Para muitos, toque em Decidir vários.

Depois da última aprovação, o efeito acontece sozinho: o cadastro muda, as férias entram, a folha recebe.

## Redirecionar
Quando quem está na etapa não pode decidir, toque em Redirecionar e escolha quem decide no lugar.

## Finalizar
Encerra um pedido aprovado. Depois disso nada muda mais. O sistema também finaliza sozinho, depois de um tempo.

## Efeito não aplicado
Corrija o que impediu e toque em Tentar de novo. Se já foi feito fora do sistema, toque em Feito por fora e escreva o motivo.

## Cancelar um pedido aprovado
Cancelar pedido desfaz o que já valia. A pessoa lê o motivo.`,
      },
      'en-US': {
        title: 'HR’s queue: decide, hand on, finish, try the effect again',
        body: `1. Open Requests. Waiting for you holds what HR decides. All holds everything, time clock corrections too.
2. Choose a request. Look at what stands under Checked today.
3. Choose Approve, Ask for a change or Deny. For many choose Decide several.

After the last approval the effect comes by itself: the record changes, the vacation is entered, payroll gets its entry.

## Hand on
When who sits in the step cannot decide, choose Hand on and say who decides in their place.

## Finish
It ends an approved request. After that nothing changes any more. The system finishes by itself, too, after some time.

## Effect not applied
Mend what stood against it and choose Try again. If it was done outside the system, choose Done elsewhere and write the reason.

## Cancel an approved request
Cancel request undoes what was in force. The person reads the reason.`,
      },
      'es-ES': {
        title: 'La cola de RR. HH.: decidir, redirigir, finalizar, intentar el efecto de nuevo',
        body: `1. Abre Solicitudes. En Te esperan está lo que decide RR. HH. En Todas está todo, también las correcciones de fichaje.
2. Elige una solicitud. Mira lo que dice Revisado hoy.
3. Elige Aprobar, Pedir ajuste o Denegar. Para muchas, elige Decidir varias.

Después de la última aprobación, el efecto ocurre solo: cambia el registro, entran las vacaciones, la nómina lo recibe.

## Redirigir
Cuando quien está en la etapa no puede decidir, elige Redirigir y di quién decide en su lugar.

## Finalizar
Cierra una solicitud aprobada. Después de eso nada más cambia. El sistema también finaliza solo, después de un tiempo.

## Efecto no aplicado
Corrige lo que lo impidió y elige Intentar de nuevo. Si ya se hizo fuera del sistema, elige Hecho por fuera y escribe el motivo.

## Cancelar una solicitud aprobada
Cancelar solicitud deshace lo que valía. La persona lee el motivo.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 113,
    texts: {
      'pt-BR': {
        title: 'Folha: exportar, dar baixa e devolver',
        body: `1. Abra Solicitações e depois Folha. Ali está o que os pedidos aprovados deixam para pagar.
2. Toque em Exportar para a folha e escolha a competência e o formato.
3. Os lançamentos abertos vão para o arquivo e saem da fila. Cada um vai uma vez só.

## Dar baixa em um só
Nas ações da linha, toque em Marcar como levado.

## Devolver
Se a folha não recebeu, toque em Devolver para a fila e escreva o motivo. O lançamento fica aberto de novo.

## Perdi o arquivo
Nas ações da linha, toque em Baixar o arquivo de novo.

## Estornado
O pedido foi cancelado antes de ir para a folha. Não há o que pagar.`,
      },
      'en-US': {
        title: 'Payroll: export, mark as taken and take back',
        body: `1. Open Requests, then Payroll. There stands what approved requests leave to be paid.
2. Choose Export to payroll, then the month and the format.
3. The open entries go into the file and leave the queue. Each goes only once.

## Take a single one
Among the acts of its line choose Mark as taken.

## Take back
If payroll did not get it, choose Take back to the queue and write the reason. The entry is open again.

## I lost the file
Among the acts of the line choose Download the file again.

## Reversed
The request was canceled before it went to payroll. There is nothing to pay.`,
      },
      'es-ES': {
        title: 'Nómina: exportar, marcar como tomado y devolver',
        body: `1. Abre Solicitudes y después Nómina. Ahí está lo que las solicitudes aprobadas dejan por pagar.
2. Elige Exportar a la nómina, y después la competencia y el formato.
3. Los asientos abiertos van al archivo y salen de la fila. Cada uno va una sola vez.

## Tomar uno solo
En las acciones de la línea, elige Marcar como tomado.

## Devolver
Si la nómina no lo recibió, elige Devolver a la fila y escribe el motivo. El asiento queda abierto de nuevo.

## Perdí el archivo
En las acciones de la línea, elige Descargar el archivo de nuevo.

## Revertido
La solicitud se canceló antes de ir a la nómina. No hay nada que pagar.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 114,
    texts: {
      'pt-BR': {
        title: 'Configurar pedidos: tipos, assuntos, aviso, dias de descanso, decidir em lote, Registrar férias',
        body: `1. Abra Solicitações e depois Configuração.
2. Escolha a empresa. Diga quantos dias antes vem o aviso de férias, de 30 a 120, e o dia do corte da folha.
3. Marque os dias de descanso de quem não tem horário no ponto.
4. Marque os tipos que se decidem vários de uma vez. Os outros são vistos um por um.
5. Toque em Salvar. Vale para pedidos enviados de agora em diante.

## Assuntos
Em Assuntos de outros pedidos, toque em Novo assunto. O trabalhador escolhe um deles ao escrever ao RH.

## Registrar férias
1. Abra Solicitações e depois Férias. Escolha a pessoa.
2. Toque em Registrar férias e responda às mesmas perguntas que ela responderia.
3. A pessoa é avisada. Se as férias ficam divididas, ela ainda precisa concordar.`,
      },
      'en-US': {
        title: 'Set up requests: types, subjects, notice, rest days, deciding several, File a vacation',
        body: `1. Open Requests, then Settings.
2. Choose the company. Say how many days ahead a vacation is told, 30 to 120, and the day of payroll's cut-off.
3. Tick the rest days of who has no schedule in the time clock.
4. Tick the types decided several at once. The others are looked at one by one.
5. Choose Save. It holds for requests sent from now on.

## Subjects
Under Subjects of other requests choose New subject. A worker chooses one of them when writing to HR.

## File a vacation
1. Open Requests, then Vacations. Choose the person.
2. Choose File a vacation and answer the same questions they would.
3. The person is told. If the vacation is split, they still have to agree.`,
      },
      'es-ES': {
        title: 'Configurar solicitudes: tipos, asuntos, aviso, días de descanso, decidir varias, Registrar vacaciones',
        body: `1. Abre Solicitudes y después Configuración.
2. Elige la empresa. Di con cuántos días se avisan las vacaciones, de 30 a 120, y el día del cierre de la nómina.
3. Marca los días de descanso de quien no tiene horario en el fichaje.
4. Marca los tipos que se deciden varias a la vez. Los demás se ven una por una.
5. Elige Guardar. Vale para solicitudes enviadas de ahora en adelante.

## Asuntos
En Asuntos de otras solicitudes, elige Nuevo asunto. El trabajador elige uno al escribir a RR. HH.

## Registrar vacaciones
1. Abre Solicitudes y después Vacaciones. Elige a la persona.
2. Elige Registrar vacaciones y responde las mismas preguntas que ella respondería.
3. La persona recibe un aviso. Si las vacaciones quedan divididas, aún debe aceptar.`,
      },
    },
  },
];
