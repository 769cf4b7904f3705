export { MirrorDesk as Screen } from './MirrorDesk.tsx';
