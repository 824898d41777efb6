export type { ThreeDotsProps } from './Spinner.tsx';
export { Spinner, ThreeDots } from './Spinner.tsx';
