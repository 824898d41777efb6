import '@abs/ui/styles.css';
import '@abs/ui/tokens.css';
import tokens from '@abs/ui/tokens.json';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

document.title = `Accent: ${tokens.light.color.accent.$value.hex}`;
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A server has rendered the page, or left it empty.
if (root.firstChild) hydrateRoot(root, app);
else createRoot(root).render(app);
