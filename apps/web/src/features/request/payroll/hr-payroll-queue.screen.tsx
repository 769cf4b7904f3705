export { PayrollQueue as Screen } from './PayrollQueue.tsx';
