// What others need of the player once it is there: the button by the log.
import type { Player } from "./player.svelte";

export const seen = $state<{ player: Player | null }>({ player: null });
