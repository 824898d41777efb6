import { breakpoints } from '@abs/ui/theme';

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

/** One viewport on each side of every breakpoint, the smallest phone, and the two that the tests use. */
export const viewports = {
  smallest: { name: 'Smallest phone (320)', styles: size(320, 640), type: 'mobile' },
  phone: { name: 'Phone (390)', styles: size(390, 844), type: 'mobile' },
  tablet: { name: `Tablet (${breakpoints.tablet})`, styles: size(breakpoints.tablet, 960), type: 'tablet' },
  folded: {
    name: `Last with a hamburger (${breakpoints.navigation - 1})`,
    styles: size(breakpoints.navigation - 1, 800),
    type: 'tablet',
  },
  navigation: {
    name: `First without (${breakpoints.navigation})`,
    styles: size(breakpoints.navigation, 800),
    type: 'desktop',
  },
  desktop: { name: 'Desktop (1280)', styles: size(1280, 800), type: 'desktop' },
  wide: { name: `Wide (${breakpoints.wide})`, styles: size(breakpoints.wide, 900), type: 'desktop' },
} as const;
