import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { CurrentSession } from '../../../core/login/current-session';
import { StaffRolesPort } from '../../../core/moderation/staff-roles-port';
import { Device } from '../../../core/shell/device';
import { StaffRoleStore } from '../../../stores/moderation/staff-role-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Few users have a staff role, so this loads only when a signed-in user opens a menu. */
export function bindStaffRole(bind: ContainerModuleLoadOptions['bind']): void {
  bind(StaffRolesPort).toResolvedValue(
    (wire, device) => ({
      readOwnStaffRole: async (input, call) => {
        const { staffRoles, moderationClient } = await import(
          /* webpackChunkName: "staff-roles" */ '../../../adapters/http/generated/moderation'
        );
        return staffRoles(moderationClient(withAmbience(wire, siteAmbience)(device))).readOwnStaffRole(
          input,
          call,
        );
      },
    }),
    [SITE_WIRE, Device],
  );
  bind(StaffRoleStore).toResolvedValue(
    (port, current) => new StaffRoleStore(port, current),
    [StaffRolesPort, CurrentSession],
  );
}
