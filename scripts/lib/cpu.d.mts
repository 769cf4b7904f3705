export function cpuSeconds(pid?: number | 'self'): number;
export function treeSeconds(root?: number): number;
