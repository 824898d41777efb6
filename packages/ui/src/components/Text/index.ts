export type { HeadingProps, PriceProps, TextProps, TextSize, TextTone } from './Text.tsx';
export { Heading, Price, Text } from './Text.tsx';
