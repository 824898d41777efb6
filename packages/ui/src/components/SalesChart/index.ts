export type { SalesChartProps, SalesState } from './SalesChart.tsx';
export { SalesChart } from './SalesChart.tsx';
