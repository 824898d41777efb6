import '@abs/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'A Next.js app', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
