import { cva } from 'class-variance-authority';
import * as styles from './QuantityStepper.css.ts';

export const stepper = cva(styles.stepper, { variants: { size: styles.size } });
