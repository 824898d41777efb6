export type { ContainerProps, GridProps } from './Container.tsx';
export { Container, Grid } from './Container.tsx';
