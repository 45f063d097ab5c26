-- What may be a notice of cancellation takes turns with the screens' files: lane -1.
ALTER TABLE reading_turn DROP CONSTRAINT reading_turn_lane_check;
ALTER TABLE reading_turn ADD CONSTRAINT reading_turn_lane_check CHECK (lane BETWEEN -1 AND 2);
