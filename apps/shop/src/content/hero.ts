import type { Picture } from '@abs/contract';
import type { HeroSlide } from '@abs/ui/components/Hero';
import about from '../../public/hero/hero.json';

type Name = keyof typeof about;

const file = (name: Name, crop: string) => `${import.meta.env.BASE_URL}hero/${name}-${crop}`;

/** The widths suit common phones: 320 to 430 CSS pixels, each of 1.5 to 3 device pixels. */
const portraitSrcset = (name: Name) =>
  [480, 640, 800, 1080].map((width) => `${file(name, `portrait-${width}.avif`)} ${width}w`).join(', ');

const slide = (title: string, name: Name, category: string): HeroSlide => ({
  title,
  to: `/shop?category=${category}`,
  picture: {
    ...about[name],
    portrait: {
      srcset: portraitSrcset(name),
      webp: file(name, 'portrait-640.webp'),
      src: file(name, 'portrait-640.jpg'),
    },
    landscape: {
      srcset: `${file(name, 'landscape-1280.avif')} 1280w, ${file(name, 'landscape-1920.avif')} 1920w`,
      webp: file(name, 'landscape-1280.webp'),
      src: file(name, 'landscape-1280.jpg'),
    },
  },
});

/** The front page's slides. */
export const heroSlides: HeroSlide[] = [
  slide('Hoodie', 'hoodie', 'hoodie'),
  slide('T-Shirt', 'tee', 'tshirt'),
  slide('Sneakers', 'sneakers', 'sneaker'),
  slide('Jacket', 'jacket', 'jacket'),
];

const portrait = (name: Name): Picture => ({
  src: file(name, 'portrait-640.jpg'),
  srcset: portraitSrcset(name),
  webp: `${file(name, 'portrait-640.webp')} 640w`,
  width: 1080,
  height: 1350,
  ...about[name],
});

/** The pictures next to the forms for signing in. */
export const authPictures = {
  login: portrait('hoodie'),
  signup: portrait('jacket'),
  otp: portrait('tee'),
  profile: portrait('sneakers'),
} satisfies Record<string, Picture>;
