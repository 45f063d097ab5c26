;; The sums of a layer (convolution.ts), four values at a time. `npm run kernel` makes convolution-kernel.ts of it.
(module
  (memory (export "memory") 1)
  ;; Addresses and lengths are in bytes. $tall: from a column of the padded picture to the next; $step: from a place to the one below;
  ;; $run: what a column of the neighbourhood is long; $floor: what no sum is less than.
  (func (export "sums")
    (param $room i32) (param $weights i32) (param $biases i32) (param $out i32)
    (param $across i32) (param $down i32) (param $outs i32) (param $wide i32)
    (param $tall i32) (param $step i32) (param $run i32) (param $floor f32)
    (local $x i32) (local $y i32) (local $unit i32) (local $column i32)
    (local $each i32) (local $whole i32)
    (local $from i32) (local $place i32) (local $end i32) (local $last i32)
    (local $first i32) (local $second i32) (local $third i32) (local $fourth i32)
    (local $value v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $one f32) (local $ones v128)
    (local.set $each (i32.mul (local.get $wide) (local.get $run)))
    (local.set $whole (i32.and (local.get $run) (i32.const -16)))
    (loop $columns
      (local.set $y (i32.const 0))
      (loop $rows
        (local.set $from
          (i32.add (local.get $room)
            (i32.add (i32.mul (local.get $x) (local.get $tall)) (i32.mul (local.get $y) (local.get $step)))))
        (local.set $unit (i32.const 0))
        (loop $units
          (local.set $first (i32.add (local.get $weights) (i32.mul (local.get $unit) (local.get $each))))
          (local.set $second (i32.add (local.get $first) (local.get $each)))
          (local.set $third (i32.add (local.get $second) (local.get $each)))
          (local.set $fourth (i32.add (local.get $third) (local.get $each)))
          ;; $a to $d: four parts of one sum each; $ones: of each of the four sums what does not fill a vector.
          (local.set $a (v128.const f32x4 0 0 0 0))
          (local.set $b (v128.const f32x4 0 0 0 0))
          (local.set $c (v128.const f32x4 0 0 0 0))
          (local.set $d (v128.const f32x4 0 0 0 0))
          (local.set $ones (v128.load (i32.add (local.get $biases) (i32.shl (local.get $unit) (i32.const 2)))))
          (local.set $column (i32.const 0))
          (loop $neighbours
            (local.set $place (i32.add (local.get $from) (i32.mul (local.get $column) (local.get $tall))))
            (local.set $end (i32.add (local.get $place) (local.get $whole)))
            (local.set $last (i32.add (local.get $place) (local.get $run)))
            (block $counted
              (loop $fours
                (br_if $counted (i32.ge_u (local.get $place) (local.get $end)))
                (local.set $value (v128.load (local.get $place)))
                (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $value) (v128.load (local.get $first)))))
                (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $value) (v128.load (local.get $second)))))
                (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $value) (v128.load (local.get $third)))))
                (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $value) (v128.load (local.get $fourth)))))
                (local.set $place (i32.add (local.get $place) (i32.const 16)))
                (local.set $first (i32.add (local.get $first) (i32.const 16)))
                (local.set $second (i32.add (local.get $second) (i32.const 16)))
                (local.set $third (i32.add (local.get $third) (i32.const 16)))
                (local.set $fourth (i32.add (local.get $fourth) (i32.const 16)))
                (br $fours)))
            (block $added
              (loop $rest
                (br_if $added (i32.ge_u (local.get $place) (local.get $last)))
                (local.set $one (f32.load (local.get $place)))
                (local.set $value (f32x4.splat (f32.load (local.get $first))))
                (local.set $value (f32x4.replace_lane 1 (local.get $value) (f32.load (local.get $second))))
                (local.set $value (f32x4.replace_lane 2 (local.get $value) (f32.load (local.get $third))))
                (local.set $value (f32x4.replace_lane 3 (local.get $value) (f32.load (local.get $fourth))))
                (local.set $ones (f32x4.add (local.get $ones) (f32x4.mul (f32x4.splat (local.get $one)) (local.get $value))))
                (local.set $place (i32.add (local.get $place) (i32.const 4)))
                (local.set $first (i32.add (local.get $first) (i32.const 4)))
                (local.set $second (i32.add (local.get $second) (i32.const 4)))
                (local.set $third (i32.add (local.get $third) (i32.const 4)))
                (local.set $fourth (i32.add (local.get $fourth) (i32.const 4)))
                (br $rest)))
            (local.set $column (i32.add (local.get $column) (i32.const 1)))
            (br_if $neighbours (i32.lt_u (local.get $column) (local.get $wide))))
          ;; The parts of each sum together, the four sums beside each other.
          (local.set $a
            (f32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
          (local.set $c
            (f32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
          (v128.store (local.get $out)
            (f32x4.max (f32x4.splat (local.get $floor))
              (f32x4.add (local.get $ones)
                (f32x4.add
                  (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
                  (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (local.set $unit (i32.add (local.get $unit) (i32.const 4)))
          (br_if $units (i32.lt_u (local.get $unit) (local.get $outs))))
        (local.set $y (i32.add (local.get $y) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $y) (local.get $down))))
      (local.set $x (i32.add (local.get $x) (i32.const 1)))
      (br_if $columns (i32.lt_u (local.get $x) (local.get $across))))))
