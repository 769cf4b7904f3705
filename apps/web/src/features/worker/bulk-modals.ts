/** The dialogs that the list and the record open by name before their code is there. */
export const moveModal = 'workers.move';
export const signInOffModal = 'workers.signInOff';
export const dismissModal = 'worker.dismiss';
