import type { AllowedOrigins } from '../identity/provider-origins';

export function withVendors(allowed: AllowedOrigins, scripts: readonly string[]): AllowedOrigins {
  if (scripts.length === 0) return allowed;
  const origins = scripts.map((script) => new URL(script).origin);
  return {
    ...allowed,
    script: once([...allowed.script, ...origins]),
    connect: once([...allowed.connect, ...origins]),
    policies: once([...allowed.policies, 'identity']),
  };
}

const once = (text: readonly string[]): readonly string[] => [...new Set(text)];
