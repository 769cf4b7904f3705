export { JustificationDesk as Screen } from './JustificationDesk.tsx';
