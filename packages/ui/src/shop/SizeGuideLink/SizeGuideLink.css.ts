import { standaloneLink } from '../../theme/interactions.ts';
import { composite } from '../../theme/layered.ts';

export const link = composite.style(standaloneLink);
