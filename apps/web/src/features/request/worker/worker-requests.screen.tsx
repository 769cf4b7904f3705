export { OwnRequests as Screen } from './OwnRequests.tsx';
